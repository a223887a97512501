CREATE TABLE `faults` (
	`game_id` text PRIMARY KEY NOT NULL,
	`row` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `jobs` ADD `counts` text;