CREATE TABLE "sale_receipts" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_receipts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"processor" text NOT NULL,
	"payment_uid" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'asking' NOT NULL,
	"key" uuid NOT NULL,
	"asked_at" timestamp with time zone,
	"uid" text,
	"look_at" timestamp with time zone,
	"looks" bigint DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "sale_receipts_amount" CHECK ("sale_receipts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "account_currency" ADD COLUMN "receipts_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_receipts" ADD CONSTRAINT "sale_receipts_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sale_receipts_once" ON "sale_receipts" USING btree ("entry_id","processor","payment_uid");--> statement-breakpoint
CREATE INDEX "sale_receipts_look" ON "sale_receipts" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX "sale_receipts_open" ON "sale_receipts" USING btree ("created_at") WHERE ended_at is null;
--> statement-breakpoint
-- What a receipt is for stays what it was, and one that is made is made once.
CREATE FUNCTION "keep_sale_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'receipts are kept';
  END IF;
  IF (OLD."number", OLD."entry_id", OLD."processor", OLD."payment_uid", OLD."currency", OLD."amount", OLD."created_at")
    IS DISTINCT FROM (NEW."number", NEW."entry_id", NEW."processor", NEW."payment_uid", NEW."currency", NEW."amount", NEW."created_at")
    OR OLD."state" IN ('done', 'by_hand') AND NEW."state" <> OLD."state" THEN
    RAISE EXCEPTION 'what a receipt is for does not change' USING CONSTRAINT = 'sale_receipts_kept', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sale_receipts_kept" BEFORE UPDATE OR DELETE ON "sale_receipts" FOR EACH ROW EXECUTE FUNCTION "keep_sale_receipt"();
