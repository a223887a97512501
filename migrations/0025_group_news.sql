CREATE TABLE `group_news` (
	`group_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `kind`, `subject`)
) WITHOUT ROWID;
