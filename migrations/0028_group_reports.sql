ALTER TABLE `reports` ADD `group_id` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `member` text;