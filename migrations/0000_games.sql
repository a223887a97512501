CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`options` text NOT NULL,
	`status` text NOT NULL,
	`host_id` text,
	`watch` integer NOT NULL,
	`seq` integer NOT NULL,
	`acting` integer NOT NULL,
	`turn_at` integer NOT NULL,
	`due` integer,
	`seed` text NOT NULL,
	`seed_hash` text NOT NULL,
	`commitment` text,
	`question` text,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `games_due` ON `games` (`due`) WHERE due IS NOT NULL;--> statement-breakpoint
CREATE TABLE `log` (
	`game_id` text NOT NULL,
	`seq` integer NOT NULL,
	`seat` integer,
	`by` text NOT NULL,
	`moves` text NOT NULL,
	`events` text NOT NULL,
	`undone` integer,
	`at` integer NOT NULL,
	`clock_left` integer,
	`version` integer NOT NULL,
	`engine` text NOT NULL,
	PRIMARY KEY(`game_id`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `players` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `seats` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`kind` text NOT NULL,
	`player_id` text,
	`name` text,
	`level` text,
	`token_hash` text,
	`entropy` text,
	PRIMARY KEY(`game_id`, `seat`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `seats_player` ON `seats` (`player_id`) WHERE player_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
