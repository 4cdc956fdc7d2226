### /legal: what a seat may do now, and why not.

legal-title = **What you may do now**
legal-nothing = Nobody asks you anything at this moment. You are written to as soon as it is your turn; **My table** shows what the others are doing.
legal-action = - **{ $action }**: { $hint }
legal-group = - **{ $group }:** { $names }
legal-not_now = **Not now**
legal-refused = - { $what }: { $why }
legal-about = **{ $what }: what is possible now?**
legal-possible = - ✅ { $action }
legal-unrelated = None of the questions that you are asked now speaks of it. `/card` explains what it is, `/legal` alone lists what you may do.
legal-more = -# There is more: name one thing with `/legal what:` to see it alone.
