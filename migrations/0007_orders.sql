CREATE TABLE `orders` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`content` text NOT NULL,
	`version` integer NOT NULL,
	`revision` integer NOT NULL,
	`made_at` integer NOT NULL,
	`rests_at` integer,
	`delay_key` text NOT NULL,
	PRIMARY KEY(`game_id`, `seat`)
) WITHOUT ROWID;
