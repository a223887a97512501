ALTER TABLE `games` ADD `archived` text;--> statement-breakpoint
-- Games that have ended before are archived within a month, from tomorrow on.
UPDATE `games` SET `due` = unixepoch() * 1000 + 86400000 + abs(random() % 2592000000) WHERE `status` = 'over' AND `due` IS NULL;
