CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"payment_id" uuid,
	"processor" text,
	"way" text,
	"parent_uid" text,
	"state" text NOT NULL,
	"first_asked_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"uid" text,
	"look_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0),
	CONSTRAINT "payment_refunds_payment" CHECK (("payment_refunds"."payment_id" is null) = ("payment_refunds"."parent_uid" is null) and ("payment_refunds"."payment_id" is null) = ("payment_refunds"."processor" is null) and ("payment_refunds"."payment_id" is null) = ("payment_refunds"."way" is null))
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "refund_requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"review_by" date NOT NULL,
	"decided_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_part" ON "payment_refunds" USING btree ("request_id","part");--> statement-breakpoint
CREATE INDEX "payment_refunds_parent" ON "payment_refunds" USING btree ("processor","parent_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_uid" ON "payment_refunds" USING btree ("processor","uid");--> statement-breakpoint
CREATE INDEX "payment_refunds_look" ON "payment_refunds" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_number" ON "refund_requests" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_key" ON "refund_requests" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("account_id") WHERE state = 'requested';--> statement-breakpoint
-- What was asked for stays what it was, and what has ended does not go on.
CREATE FUNCTION "keep_refund_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'refunds are kept';
  END IF;
  IF (OLD."id", OLD."number", OLD."account_id", OLD."currency", OLD."amount", OLD."created_at", OLD."review_by")
    IS DISTINCT FROM (NEW."id", NEW."number", NEW."account_id", NEW."currency", NEW."amount", NEW."created_at", NEW."review_by")
    OR OLD."state" IN ('paid', 'declined', 'withdrawn') AND NEW."state" <> OLD."state"
    OR OLD."state" = 'approved' AND NEW."state" NOT IN ('approved', 'paid') THEN
    RAISE EXCEPTION 'what a refund is for does not change' USING CONSTRAINT = 'refund_requests_kept', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refund_requests_kept" BEFORE UPDATE OR DELETE ON "refund_requests" FOR EACH ROW EXECUTE FUNCTION "keep_refund_request"();
--> statement-breakpoint
CREATE FUNCTION "keep_payment_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'refunds are kept';
  END IF;
  IF (OLD."id", OLD."request_id", OLD."part", OLD."currency", OLD."amount", OLD."payment_id", OLD."processor", OLD."way", OLD."parent_uid")
    IS DISTINCT FROM (NEW."id", NEW."request_id", NEW."part", NEW."currency", NEW."amount", NEW."payment_id", NEW."processor", NEW."way", NEW."parent_uid")
    OR OLD."state" IN ('refunded', 'paid_by_bank', 'replaced') AND NEW."state" <> OLD."state" THEN
    RAISE EXCEPTION 'what a refund is for does not change' USING CONSTRAINT = 'payment_refunds_kept', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_refunds_kept" BEFORE UPDATE OR DELETE ON "payment_refunds" FOR EACH ROW EXECUTE FUNCTION "keep_payment_refund"();
