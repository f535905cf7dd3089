"""What the house keeps: the database, its schema and migrations, tables and their cache, backups."""
