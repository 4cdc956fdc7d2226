# Praetor as an image: nothing but Python, the pinned libraries and the installed package; not root; all that changes
# lies in /data. `docker compose up -d` builds and runs it (compose.yaml). A test carries these very steps out.
FROM python:3.11.14-slim-bookworm AS build
WORKDIR /src
COPY requirements-dev.txt ./
RUN python -m pip install --no-cache-dir --disable-pip-version-check "$(grep '^setuptools==' requirements-dev.txt)"
COPY pyproject.toml setup.py README.md CHANGELOG.md LICENSE ./
COPY bot/ bot/
COPY render/ render/
COPY engine/ engine/
COPY data/ data/
RUN python -m pip wheel --disable-pip-version-check --no-index --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.11.14-slim-bookworm
COPY requirements.txt /wheels/
RUN python -m pip install --no-cache-dir --disable-pip-version-check -r /wheels/requirements.txt
# Not empty: psycopg (LGPL) too, for tables on a PostgreSQL server.
ARG POSTGRESQL=
COPY requirements-dev.txt /wheels/
RUN test -z "$POSTGRESQL" || python -m pip install --no-cache-dir --disable-pip-version-check "$(grep '^psycopg' /wheels/requirements-dev.txt)"
COPY --from=build /wheels/ /wheels/
RUN python -m pip install --no-cache-dir --disable-pip-version-check --no-index --no-deps /wheels/*.whl
RUN install -d -m 0700 -o 10001 -g 10001 /data
ENV PRAETOR_DATABASE=/data/praetor.sqlite3 \
    PRAETOR_BACKUPS=/data/backups \
    PRAETOR_CACHE=/data/cache \
    PRAETOR_LOG_FORMAT=json \
    PRAETOR_MONITOR=127.0.0.1:9464 \
    PYTHONDONTWRITEBYTECODE=1
WORKDIR /data
VOLUME /data
USER 10001:10001
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["praetor", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["praetor"]
CMD ["run"]
