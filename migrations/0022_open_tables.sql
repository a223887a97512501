CREATE TABLE `listings` (
	`game_id` text PRIMARY KEY NOT NULL,
	`host_id` text,
	`until` integer NOT NULL,
	`written_at` integer NOT NULL,
	`content` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `listings_until` ON `listings` (`until`);--> statement-breakpoint
CREATE INDEX `listings_host` ON `listings` (`host_id`) WHERE host_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `listing` text;