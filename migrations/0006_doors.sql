CREATE TABLE `delayed_mails` (
	`email` text PRIMARY KEY NOT NULL,
	`player_id` text,
	`game` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `sessions` ADD `browser` text;--> statement-breakpoint
CREATE INDEX `sessions_player` ON `sessions` (`player_id`);