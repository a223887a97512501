CREATE TABLE `tables_of` (
	`player_id` text NOT NULL,
	`game_id` text NOT NULL,
	PRIMARY KEY(`player_id`, `game_id`)
) WITHOUT ROWID;
