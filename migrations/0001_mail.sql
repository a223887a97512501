CREATE TABLE `captured_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`mail` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counters` (
	`day` integer NOT NULL,
	`key` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `invitations` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`host_id` text NOT NULL,
	`note` text,
	`state` text NOT NULL,
	`reason` text,
	`due_at` integer,
	`attempts` integer NOT NULL,
	`error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	PRIMARY KEY(`game_id`, `seat`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `invitations_due` ON `invitations` (`host_id`,`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `notices` (
	`player_id` text NOT NULL,
	`game_id` text NOT NULL,
	`id` text NOT NULL,
	`seat` integer NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`due_at` integer,
	`attempts` integer NOT NULL,
	`error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`told_at` integer,
	`reminders` integer NOT NULL,
	PRIMARY KEY(`player_id`, `game_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `refusals` (
	`address` text NOT NULL,
	`host` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`address`, `host`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `used_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `games` ADD `aware` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `players` ADD `email` text;--> statement-breakpoint
ALTER TABLE `players` ADD `muted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `players` ADD `links_since` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `players_email` ON `players` (`email`) WHERE email IS NOT NULL;