"""The command line: playing in the terminal, records, rules, a look at the machine."""
