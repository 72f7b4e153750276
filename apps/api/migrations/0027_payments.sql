CREATE TABLE "payment_moves" (
	"processor" text NOT NULL,
	"uid" text NOT NULL,
	"type" text NOT NULL,
	"payment_id" uuid,
	"parent_uid" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"test" boolean NOT NULL,
	"parked" text,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "payment_moves_amount" CHECK ("payment_moves"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"processor" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"body" "bytea" NOT NULL,
	"digest" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"worked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"account_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"digest" text NOT NULL,
	"processor" text NOT NULL,
	"method" text NOT NULL,
	"way" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"reason" text,
	"paid_at" timestamp with time zone,
	"times_paid" integer DEFAULT 0 NOT NULL,
	"handle" text,
	"pay_at" text,
	"look_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"order" jsonb,
	"order_plan" text,
	"order_state" text,
	"order_failure" text,
	"server_id" uuid,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0 and "payments"."fee" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_moves_uid" ON "payment_moves" USING btree ("processor","uid");--> statement-breakpoint
CREATE INDEX "payment_moves_payment" ON "payment_moves" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_moves_parked" ON "payment_moves" USING btree ("counted_at") WHERE parked is not null and resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notifications_digest" ON "payment_notifications" USING btree ("processor","digest");--> statement-breakpoint
CREATE INDEX "payment_notifications_received" ON "payment_notifications" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_number" ON "payments" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_handle" ON "payments" USING btree ("processor","handle");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "payments_look" ON "payments" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
-- What was asked of a customer stays what it was; what is known of the processor's page is learned once.
CREATE FUNCTION "keep_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'payments are kept';
  END IF;
  IF (OLD."id", OLD."number", OLD."account_id", OLD."processor", OLD."method", OLD."way", OLD."currency", OLD."amount", OLD."fee", OLD."created_at")
    IS DISTINCT FROM (NEW."id", NEW."number", NEW."account_id", NEW."processor", NEW."method", NEW."way", NEW."currency", NEW."amount", NEW."fee", NEW."created_at")
    OR OLD."handle" IS NOT NULL AND OLD."handle" IS DISTINCT FROM NEW."handle"
    OR OLD."state" = 'paid' AND NEW."state" <> 'paid'
    OR NEW."times_paid" < OLD."times_paid" THEN
    RAISE EXCEPTION 'what a payment asks for does not change' USING CONSTRAINT = 'payments_kept', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_kept" BEFORE UPDATE OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION "keep_payment"();
--> statement-breakpoint
CREATE FUNCTION "keep_payment_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'payments are kept';
  END IF;
  IF (OLD."processor", OLD."uid", OLD."type", OLD."payment_id", OLD."currency", OLD."amount", OLD."counted_at", OLD."parked")
    IS DISTINCT FROM (NEW."processor", NEW."uid", NEW."type", NEW."payment_id", NEW."currency", NEW."amount", NEW."counted_at", NEW."parked") THEN
    RAISE EXCEPTION 'what moved does not change' USING CONSTRAINT = 'payment_moves_kept', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_moves_kept" BEFORE UPDATE OR DELETE ON "payment_moves" FOR EACH ROW EXECUTE FUNCTION "keep_payment_move"();
