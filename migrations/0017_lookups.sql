ALTER TABLE `seats` ADD `ended_at` integer;--> statement-breakpoint
UPDATE `seats` SET `ended_at` = (SELECT `turn_at` FROM `games` WHERE `id` = `game_id`)
WHERE `game_id` IN (SELECT `id` FROM `games` WHERE `status` IN ('over', 'aborted'));--> statement-breakpoint
DROP INDEX `results_variant`;--> statement-breakpoint
DROP INDEX `results_player`;--> statement-breakpoint
CREATE INDEX `results_newest` ON `results` (`game`,`ended_at`);--> statement-breakpoint
CREATE INDEX `results_player` ON `results` (`player_id`,`ended_at`);--> statement-breakpoint
DROP INDEX `seats_player`;--> statement-breakpoint
CREATE INDEX `seats_player` ON `seats` (`player_id`,`ended_at`) WHERE player_id IS NOT NULL;--> statement-breakpoint
DROP INDEX `invitations_due`;--> statement-breakpoint
CREATE INDEX `invitations_host` ON `invitations` (`host_id`);--> statement-breakpoint
CREATE INDEX `invitations_email` ON `invitations` (`email`);--> statement-breakpoint
CREATE INDEX `invitations_due` ON `invitations` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked`);--> statement-breakpoint
CREATE INDEX `channels_id` ON `channels` (`id`);--> statement-breakpoint
CREATE INDEX `refusals_host` ON `refusals` (`host`);--> statement-breakpoint
CREATE INDEX `reports_player` ON `reports` (`player_id`);--> statement-breakpoint
CREATE INDEX `messages_player` ON `messages` (`player_id`);