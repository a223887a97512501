ALTER TABLE `invitations` ADD `guest_id` text;--> statement-breakpoint
CREATE INDEX `invitations_guest` ON `invitations` (`guest_id`) WHERE guest_id IS NOT NULL;