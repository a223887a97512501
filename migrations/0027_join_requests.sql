CREATE TABLE `join_requests` (
	`game_id` text NOT NULL,
	`player_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`entropy` text,
	`reliability` text NOT NULL,
	`language` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `player_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `join_requests_player` ON `join_requests` (`player_id`);
