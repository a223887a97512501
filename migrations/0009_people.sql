CREATE TABLE `api_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`player_id` text NOT NULL,
	`name` text NOT NULL,
	`scope` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_on` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `api_tokens_player` ON `api_tokens` (`player_id`);--> statement-breakpoint
CREATE TABLE `channels` (
	`player_id` text NOT NULL,
	`id` text NOT NULL,
	`target` text NOT NULL,
	`name` text NOT NULL,
	`game_id` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`error` text,
	`failing_since` integer,
	`off` text,
	PRIMARY KEY(`player_id`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`player_id` text NOT NULL,
	`at` integer NOT NULL,
	`id` text NOT NULL,
	`channel` text NOT NULL,
	`game_id` text,
	`kind` text NOT NULL,
	`error` text,
	PRIMARY KEY(`player_id`, `at`, `id`, `channel`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `game_telling` (
	`player_id` text NOT NULL,
	`game_id` text NOT NULL,
	`telling` text NOT NULL,
	PRIMARY KEY(`player_id`, `game_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `passkeys_player` ON `passkeys` (`player_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`player_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_hash` ON `recovery_codes` (`hash`);--> statement-breakpoint
CREATE TABLE `undeliverable` (
	`address` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_results` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`player_id` text NOT NULL,
	`game` text NOT NULL,
	`variant` text NOT NULL,
	`seats` integer NOT NULL,
	`rank` integer,
	`total` integer,
	`rows` integer NOT NULL,
	`time_outs` integer NOT NULL,
	`times` text NOT NULL,
	`left` text,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `seat`, `player_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_results`("game_id", "seat", "player_id", "game", "variant", "seats", "rank", "total", "rows", "time_outs", "times", "left", "started_at", "ended_at") SELECT "game_id", "seat", "player_id", "game", "variant", "seats", "rank", "total", "rows", "time_outs", "times", "left", "started_at", "ended_at" FROM `results` WHERE "player_id" IS NOT NULL;--> statement-breakpoint
DROP TABLE `results`;--> statement-breakpoint
ALTER TABLE `__new_results` RENAME TO `results`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `results_player` ON `results` (`player_id`);--> statement-breakpoint
CREATE INDEX `results_variant` ON `results` (`game`,`variant`);--> statement-breakpoint
ALTER TABLE `players` ADD `channels` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `players` ADD `telling` text;--> statement-breakpoint
ALTER TABLE `players` ADD `feed_since` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `used_on` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `title` text;--> statement-breakpoint
ALTER TABLE `games` ADD `glance` text;