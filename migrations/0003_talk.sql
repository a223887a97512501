CREATE TABLE `messages` (
	`game_id` text NOT NULL,
	`seq` integer NOT NULL,
	`seat` integer,
	`player_id` text NOT NULL,
	`id` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `notes` (
	`player_id` text NOT NULL,
	`game_id` text NOT NULL,
	`text` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`player_id`, `game_id`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `games` ADD `asks` text;