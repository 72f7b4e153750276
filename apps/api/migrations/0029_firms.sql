CREATE TABLE "account_firms" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"tax_number" text NOT NULL,
	"address" text NOT NULL,
	"account" text NOT NULL,
	"bank" text NOT NULL,
	"bic" text NOT NULL,
	"signatory" text NOT NULL,
	"basis" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acts" (
	"account_id" uuid NOT NULL,
	"month" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "acts_account_id_month_pk" PRIMARY KEY("account_id","month"),
	CONSTRAINT "acts_number_first" CHECK ("acts"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "account_firms" ADD CONSTRAINT "account_firms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "acts_number" ON "acts" USING btree ("year","number");--> statement-breakpoint
CREATE INDEX "payment_notifications_payment" ON "payment_notifications" USING btree ("payment_id");--> statement-breakpoint
-- An act says the same for ever, and the numbers of a year leave no gap.
CREATE FUNCTION "keep_act"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'acts are kept as they were made';
END $$;
--> statement-breakpoint
CREATE TRIGGER "acts_kept" BEFORE UPDATE OR DELETE ON "acts" FOR EACH ROW EXECUTE FUNCTION "keep_act"();
--> statement-breakpoint
CREATE TRIGGER "acts_kept_whole" BEFORE TRUNCATE ON "acts" FOR EACH STATEMENT EXECUTE FUNCTION "keep_act"();
--> statement-breakpoint
CREATE FUNCTION "number_act"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."number" <> 1 + coalesce((SELECT max("number") FROM "acts" WHERE "year" = NEW."year"), 0) THEN
    RAISE EXCEPTION 'the numbers of acts leave no gap' USING CONSTRAINT = 'acts_gapless', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "acts_numbered" BEFORE INSERT ON "acts" FOR EACH ROW EXECUTE FUNCTION "number_act"();
