-- A row is an invoice: what a customer is asked to pay. No row is copied or rewritten.
ALTER TABLE "payments" RENAME TO "invoices";--> statement-breakpoint
ALTER TABLE "payment_notifications" RENAME TO "processor_notifications";--> statement-breakpoint
ALTER TABLE "processor_transactions" RENAME COLUMN "payment_id" TO "invoice_id";--> statement-breakpoint
ALTER TABLE "processor_notifications" RENAME COLUMN "payment_id" TO "invoice_id";--> statement-breakpoint
ALTER TABLE "payment_refunds" RENAME COLUMN "payment_id" TO "invoice_id";--> statement-breakpoint
ALTER TABLE "invoices" RENAME CONSTRAINT "payments_pkey" TO "invoices_pkey";--> statement-breakpoint
ALTER TABLE "invoices" RENAME CONSTRAINT "payments_amount" TO "invoices_amount";--> statement-breakpoint
ALTER TABLE "processor_notifications" RENAME CONSTRAINT "payment_notifications_pkey" TO "processor_notifications_pkey";--> statement-breakpoint
ALTER SEQUENCE "payments_number_seq" RENAME TO "invoices_number_seq";--> statement-breakpoint
ALTER SEQUENCE "payment_notifications_id_seq" RENAME TO "processor_notifications_id_seq";--> statement-breakpoint
ALTER INDEX "payments_number" RENAME TO "invoices_number";--> statement-breakpoint
ALTER INDEX "payments_key" RENAME TO "invoices_key";--> statement-breakpoint
ALTER INDEX "payments_checkout" RENAME TO "invoices_checkout";--> statement-breakpoint
ALTER INDEX "payments_account" RENAME TO "invoices_account";--> statement-breakpoint
ALTER INDEX "payments_poll" RENAME TO "invoices_poll";--> statement-breakpoint
ALTER INDEX "processor_transactions_payment" RENAME TO "processor_transactions_invoice";--> statement-breakpoint
ALTER INDEX "payment_notifications_digest" RENAME TO "processor_notifications_digest";--> statement-breakpoint
ALTER INDEX "payment_notifications_received" RENAME TO "processor_notifications_received";--> statement-breakpoint
ALTER INDEX "payment_notifications_payment" RENAME TO "processor_notifications_invoice";--> statement-breakpoint
ALTER FUNCTION "check_payment_change"() RENAME TO "check_invoice_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'invoices are kept';
  END IF;
  IF (OLD."id", OLD."number", OLD."account_id", OLD."processor", OLD."method", OLD."processor_method", OLD."currency", OLD."amount", OLD."fee", OLD."created_at")
    IS DISTINCT FROM (NEW."id", NEW."number", NEW."account_id", NEW."processor", NEW."method", NEW."processor_method", NEW."currency", NEW."amount", NEW."fee", NEW."created_at")
    OR OLD."checkout_id" IS NOT NULL AND OLD."checkout_id" IS DISTINCT FROM NEW."checkout_id"
    OR OLD."state" = 'paid' AND NEW."state" <> 'paid'
    OR NEW."times_paid" < OLD."times_paid" THEN
    RAISE EXCEPTION 'what an invoice is for does not change' USING CONSTRAINT = 'invoices_immutable', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER TRIGGER "payments_immutable" ON "invoices" RENAME TO "invoices_immutable";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_processor_transaction_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'processor transactions are kept';
  END IF;
  IF (OLD."processor", OLD."uid", OLD."type", OLD."invoice_id", OLD."currency", OLD."amount", OLD."applied_at", OLD."unallocated_reason")
    IS DISTINCT FROM (NEW."processor", NEW."uid", NEW."type", NEW."invoice_id", NEW."currency", NEW."amount", NEW."applied_at", NEW."unallocated_reason") THEN
    RAISE EXCEPTION 'a processor transaction does not change' USING CONSTRAINT = 'processor_transactions_immutable', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_payment_refund_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'refunds are kept';
  END IF;
  IF (OLD."id", OLD."request_id", OLD."part", OLD."currency", OLD."amount", OLD."invoice_id", OLD."processor", OLD."processor_method", OLD."parent_uid")
    IS DISTINCT FROM (NEW."id", NEW."request_id", NEW."part", NEW."currency", NEW."amount", NEW."invoice_id", NEW."processor", NEW."processor_method", NEW."parent_uid")
    OR OLD."state" IN ('refunded', 'paid_by_bank', 'replaced', 'stopped') AND NEW."state" <> OLD."state" THEN
    RAISE EXCEPTION 'what a refund is for does not change' USING CONSTRAINT = 'payment_refunds_immutable', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
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
