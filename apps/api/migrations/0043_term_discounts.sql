ALTER TABLE "journal_entries" ADD COLUMN "months" smallint;--> statement-breakpoint
ALTER TABLE "ended_periods" ADD COLUMN "term_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD COLUMN "term_percent" smallint DEFAULT 0 NOT NULL;