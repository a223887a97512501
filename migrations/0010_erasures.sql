CREATE TABLE `erasures` (
	`player_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`language` text,
	`session` text NOT NULL,
	`started_at` integer NOT NULL,
	`searched` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`done` integer NOT NULL,
	`next` integer NOT NULL
) WITHOUT ROWID;
