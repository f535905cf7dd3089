"""People: logins, accounts, passkeys, tokens, profiles, ratings, chat."""
