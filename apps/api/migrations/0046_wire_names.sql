-- Columns, stored codes and stored JSON follow the names on the wire.
ALTER TABLE "servers" RENAME COLUMN "wanted" TO "desired_state";--> statement-breakpoint
ALTER TABLE "servers" RENAME COLUMN "wanted_before" TO "desired_state_before";--> statement-breakpoint
ALTER TABLE "server_changes" RENAME COLUMN "began_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "server_changes" RENAME COLUMN "what" TO "steps";--> statement-breakpoint
ALTER TABLE "server_restores" RENAME COLUMN "began_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "backup_rehearsals" RENAME COLUMN "began_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "schedule_runs" RENAME COLUMN "began_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "server_migrations" RENAME COLUMN "began_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "server_activity" RENAME COLUMN "what" TO "event";--> statement-breakpoint
ALTER TABLE "acceptance_acts" RENAME COLUMN "made_at" TO "issued_at";--> statement-breakpoint
UPDATE "server_jobs" SET "result" = ("result" - 'wasRestless') || jsonb_build_object('hadChangingFiles', "result"->'wasRestless')
  WHERE "result" ? 'wasRestless';--> statement-breakpoint
UPDATE "node_capabilities" SET "runtime" = ("runtime" - 'lacks') || jsonb_build_object('missingProtections', "runtime"->'lacks')
  WHERE "runtime" ? 'lacks';--> statement-breakpoint
UPDATE "node_capabilities" SET "backups" = ("backups" - 'trouble') || jsonb_build_object('problem', "backups"->'trouble')
  WHERE "backups" ? 'trouble';--> statement-breakpoint
-- These rows do not change otherwise. The transaction holds their tables' locks.
ALTER TABLE "acceptance_acts" DISABLE TRIGGER "acceptance_acts_immutable";--> statement-breakpoint
UPDATE "acceptance_acts" SET "document" = ("document" - 'ofGiven') || jsonb_build_object('paidWithPromoCredit', "document"->'ofGiven')
  WHERE "document" ? 'ofGiven';--> statement-breakpoint
ALTER TABLE "acceptance_acts" ENABLE TRIGGER "acceptance_acts_immutable";--> statement-breakpoint
ALTER TABLE "journal_entries" DISABLE TRIGGER "journal_entries_immutable";--> statement-breakpoint
UPDATE "journal_entries" SET "kind" = 'unallocated' WHERE "kind" = 'parked';--> statement-breakpoint
ALTER TABLE "journal_entries" ENABLE TRIGGER "journal_entries_immutable";--> statement-breakpoint
-- The function behind the view of 0026 writes the ledger's new name too.
DO $$
BEGIN
  EXECUTE replace(pg_get_functiondef('write_ledger_entry'::regproc), quote_literal('gifts'), quote_literal('promotions'));
END $$;--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_ledger";--> statement-breakpoint
ALTER TABLE "postings" DISABLE TRIGGER "postings_immutable";--> statement-breakpoint
UPDATE "postings" SET "ledger" = 'promotions' WHERE "ledger" = 'gifts';--> statement-breakpoint
ALTER TABLE "postings" ENABLE TRIGGER "postings_immutable";--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_ledger" CHECK ("postings"."ledger" in ('balance', 'given', 'refunds', 'debt', 'processor', 'fees', 'bank', 'promotions', 'sales', 'chargebacks', 'unclaimed'));--> statement-breakpoint
-- PostgreSQL 18 and later give NOT NULL constraints names with the names of their table and column.
DO $$
DECLARE
  renamed record;
BEGIN
  FOR renamed IN
    SELECT k.conrelid::regclass AS of_table, k.conname AS before, c.relname || '_' || a.attname || '_not_null' AS after
    FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'n' AND c.relnamespace = current_schema()::regnamespace
      AND k.conname <> c.relname || '_' || a.attname || '_not_null'
      AND length(c.relname || '_' || a.attname || '_not_null') <= 63
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', renamed.of_table, renamed.before, renamed.after);
  END LOOP;
END $$;
