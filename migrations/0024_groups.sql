CREATE TABLE `group_games` (
	`group_id` text NOT NULL,
	`game_id` text NOT NULL,
	`at` integer NOT NULL,
	`host_id` text,
	`until` integer,
	`written_at` integer NOT NULL,
	`content` text,
	PRIMARY KEY(`group_id`, `game_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `group_games_newest` ON `group_games` (`group_id`,`at`);--> statement-breakpoint
CREATE INDEX `group_games_until` ON `group_games` (`until`) WHERE until IS NOT NULL;--> statement-breakpoint
CREATE TABLE `group_members` (
	`group_id` text NOT NULL,
	`player_id` text NOT NULL,
	`id` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `player_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `group_members_player` ON `group_members` (`player_id`);--> statement-breakpoint
CREATE TABLE `groups` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`owner_id` text,
	`link` text,
	`seasons` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `groups_owner` ON `groups` (`owner_id`);