ALTER TABLE `players` ADD `back_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `slept_at` integer;