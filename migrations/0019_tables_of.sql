CREATE TABLE `tables_of` (
	`player_id` text NOT NULL,
	`game_id` text NOT NULL,
	PRIMARY KEY(`player_id`, `game_id`)
) WITHOUT ROWID;--> statement-breakpoint
INSERT OR IGNORE INTO `tables_of` SELECT player_id, game_id FROM seats WHERE player_id IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `tables_of` SELECT host_id, id FROM games WHERE host_id IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `tables_of` SELECT player_id, game_id FROM results WHERE player_id NOT GLOB '-*';--> statement-breakpoint
INSERT OR IGNORE INTO `tables_of` SELECT player_id, game_id FROM notes;--> statement-breakpoint
INSERT OR IGNORE INTO `tables_of` SELECT player_id, game_id FROM notices;--> statement-breakpoint
INSERT OR IGNORE INTO `tables_of` SELECT player_id, game_id FROM messages WHERE player_id <> '';
