ALTER TABLE `seats` ADD `told` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Both sides at once, for the last time: where they are two databases already, there is nothing to copy.
UPDATE `seats` SET `told` = true WHERE `ended_at` IS NULL AND `player_id` IN (
  SELECT `id` FROM `players` WHERE (`email` IS NOT NULL AND NOT `muted`) OR `channels` > 0);
