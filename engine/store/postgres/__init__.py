"""The store on PostgreSQL 15 and newer, by psycopg, which is installed with the extra `postgresql`."""
