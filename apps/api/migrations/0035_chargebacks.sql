CREATE TABLE "ended_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ended_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"server_id" uuid NOT NULL,
	"end_entry_id" bigint NOT NULL,
	"chargeback" text NOT NULL,
	"entry_id" bigint,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"months" smallint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"own" bigint NOT NULL,
	"given" bigint NOT NULL,
	"off" bigint NOT NULL,
	"off_of" bigint NOT NULL,
	"billing_cycle_anchor" timestamp with time zone,
	"price_own" bigint NOT NULL,
	"price_given" bigint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"restore_until" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone,
	CONSTRAINT "ended_periods_endEntryId_unique" UNIQUE("end_entry_id")
);
--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_ledger";--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_owner";--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "chargeback" text;--> statement-breakpoint
ALTER TABLE "ended_periods" ADD CONSTRAINT "ended_periods_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_periods" ADD CONSTRAINT "ended_periods_end_entry_id_journal_entries_id_fk" FOREIGN KEY ("end_entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_periods" ADD CONSTRAINT "ended_periods_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_periods_server" ON "ended_periods" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "ended_periods_chargeback" ON "ended_periods" USING btree ("chargeback");--> statement-breakpoint
CREATE INDEX "ended_periods_open" ON "ended_periods" USING btree ("restore_until") WHERE restored_at is null;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_ledger" CHECK ("postings"."ledger" in ('balance', 'given', 'refunds', 'debt', 'processor', 'fees', 'bank', 'gifts', 'sales', 'chargebacks', 'unclaimed'));--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_owner" CHECK (("postings"."ledger" in ('balance', 'given', 'refunds', 'debt')) = ("postings"."account_id" is not null));--> statement-breakpoint
-- A debt is zero or below, every other ledger of a customer zero or above.
CREATE OR REPLACE FUNCTION "check_posting"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry "journal_entries";
  chosen text;
  held bigint;
BEGIN
  SELECT * INTO entry FROM "journal_entries" WHERE "id" = NEW."entry_id";
  IF entry."written_by" <> pg_current_xact_id() THEN
    RAISE EXCEPTION 'an entry is written whole' USING CONSTRAINT = 'postings_whole', ERRCODE = '23514';
  END IF;
  IF NEW."account_id" IS NULL THEN
    RETURN NEW;
  END IF;
  IF NEW."account_id" IS DISTINCT FROM entry."account_id" THEN
    RAISE EXCEPTION 'an entry moves the money of one account' USING CONSTRAINT = 'postings_account', ERRCODE = '23514';
  END IF;
  SELECT "currency" INTO chosen FROM "account_currency" WHERE "account_id" = NEW."account_id" FOR UPDATE;
  IF chosen IS DISTINCT FROM entry."currency" THEN
    RAISE EXCEPTION 'the entry is not in the account''s currency' USING CONSTRAINT = 'postings_currency', ERRCODE = '23514';
  END IF;
  IF (NEW."amount" > 0) = (NEW."ledger" = 'debt') THEN
    SELECT coalesce(sum("amount"), 0) INTO held FROM "postings" WHERE "account_id" = NEW."account_id" AND "ledger" = NEW."ledger";
    IF NEW."ledger" = 'debt' AND held + NEW."amount" > 0 THEN
      RAISE EXCEPTION 'more would be paid than is owed' USING CONSTRAINT = 'postings_debt', ERRCODE = '23514';
    END IF;
    IF NEW."ledger" <> 'debt' AND held + NEW."amount" < 0 THEN
      RAISE EXCEPTION 'the balance would go below zero' USING CONSTRAINT = 'postings_balance', ERRCODE = '23514';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- When its transaction ends, an account in debt has nothing that it could spend: every credit pays the debt first.
CREATE FUNCTION "check_debt_first"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum("amount") FILTER (WHERE "ledger" = 'debt'), 0) < 0 AND coalesce(sum("amount") FILTER (WHERE "ledger" IN ('balance', 'given')), 0) > 0
      FROM "postings" WHERE "account_id" = NEW."account_id") THEN
    RAISE EXCEPTION 'an account in debt has a balance' USING CONSTRAINT = 'postings_debt_first', ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "postings_debt_first" AFTER INSERT ON "postings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."ledger" IN ('balance', 'given', 'debt')) EXECUTE FUNCTION "check_debt_first"();
--> statement-breakpoint
-- A chargeback that only adds to the debt is a line of the statement, too.
CREATE OR REPLACE VIEW "ledger_entries" AS
  SELECT e."id", e."account_id", e."at", e."kind", coalesce(sum(p."amount") FILTER (WHERE p."ledger" <> 'debt'), 0)::bigint AS "amount", e."currency", e."reason", e."server_id", e."idempotency_key",
    coalesce(-sum(p."amount") FILTER (WHERE p."ledger" = 'debt'), 0)::bigint AS "debt"
  FROM "journal_entries" e JOIN "postings" p ON p."entry_id" = e."id" AND p."ledger" IN ('balance', 'given', 'debt')
  GROUP BY e."id";
--> statement-breakpoint
-- A chargeback ends a request, also one that is approved; its reversal opens one again.
CREATE OR REPLACE FUNCTION "keep_refund_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'refunds are kept';
  END IF;
  IF (OLD."id", OLD."number", OLD."account_id", OLD."currency", OLD."amount", OLD."created_at", OLD."review_by")
    IS DISTINCT FROM (NEW."id", NEW."number", NEW."account_id", NEW."currency", NEW."amount", NEW."created_at", NEW."review_by")
    OR OLD."state" IN ('paid', 'declined', 'withdrawn') AND NEW."state" <> OLD."state"
    OR OLD."state" = 'charged_back' AND NEW."state" NOT IN ('charged_back', 'requested')
    OR OLD."state" = 'approved' AND NEW."state" NOT IN ('approved', 'paid', 'charged_back') THEN
    RAISE EXCEPTION 'what a refund is for does not change' USING CONSTRAINT = 'refund_requests_kept', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_payment_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'refunds are kept';
  END IF;
  IF (OLD."id", OLD."request_id", OLD."part", OLD."currency", OLD."amount", OLD."payment_id", OLD."processor", OLD."way", OLD."parent_uid")
    IS DISTINCT FROM (NEW."id", NEW."request_id", NEW."part", NEW."currency", NEW."amount", NEW."payment_id", NEW."processor", NEW."way", NEW."parent_uid")
    OR OLD."state" IN ('refunded', 'paid_by_bank', 'replaced', 'stopped') AND NEW."state" <> OLD."state" THEN
    RAISE EXCEPTION 'what a refund is for does not change' USING CONSTRAINT = 'payment_refunds_kept', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
