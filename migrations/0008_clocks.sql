CREATE TABLE `blocks` (
	`player_id` text NOT NULL,
	`blocked` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`player_id`, `blocked`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
	`game_id` text NOT NULL,
	`seat` integer,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `results` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`player_id` text,
	`game` text NOT NULL,
	`variant` text NOT NULL,
	`seats` integer NOT NULL,
	`rank` integer NOT NULL,
	`total` integer NOT NULL,
	`rows` integer NOT NULL,
	`time_outs` integer NOT NULL,
	`times` text NOT NULL,
	`left` text,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `seat`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `results_player` ON `results` (`player_id`) WHERE player_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `clock` text;--> statement-breakpoint
ALTER TABLE `games` ADD `seat_clocks` text;--> statement-breakpoint
ALTER TABLE `games` ADD `paused_until` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `asleep_since` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `watch_delay` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `rematch` text;--> statement-breakpoint
ALTER TABLE `log` ADD `table_event` text;--> statement-breakpoint
ALTER TABLE `players` ADD `hours` text;--> statement-breakpoint
ALTER TABLE `players` ADD `holidays` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `calendar` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `vacancy` text;