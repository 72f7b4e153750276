CREATE TABLE "account_currency" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"currency" text
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"server_id" uuid,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_sign" CHECK (("ledger_entries"."kind" in ('credit', 'refund')) = ("ledger_entries"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" smallint NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"uses_per_account" integer DEFAULT 1 NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_percent" CHECK ("promo_codes"."percent" between 1 and 100),
	CONSTRAINT "promo_codes_upper" CHECK ("promo_codes"."code" = upper("promo_codes"."code"))
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "console_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "console_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "node_offers" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"cores" jsonb NOT NULL,
	"strangers" uuid[] DEFAULT '{}' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "node_revisions" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reserved_subdomains" (
	"name" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "server_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"server_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"account_id" uuid,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_stats" (
	"server_id" uuid NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"reports" smallint NOT NULL,
	"cpu_sum" real NOT NULL,
	"memory_sum" real NOT NULL,
	"players_max" integer,
	CONSTRAINT "server_stats_server_id_minute_pk" PRIMARY KEY("server_id","minute")
);
--> statement-breakpoint
CREATE TABLE "server_watches" (
	"server_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"node_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"subdomain" text NOT NULL,
	"plan" text NOT NULL,
	"memory_mb" integer NOT NULL,
	"disk_mb" integer NOT NULL,
	"contract" text DEFAULT 'active' NOT NULL,
	"paid_until" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"delete_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"final_warning_at" timestamp with time zone,
	"mailed" text[] DEFAULT '{}' NOT NULL,
	"wanted_before" text,
	"generation" integer DEFAULT 1 NOT NULL,
	"wanted" text DEFAULT 'running' NOT NULL,
	"core" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"operation_id" uuid,
	"operation_action" text,
	"reported_generation" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'creating' NOT NULL,
	"reason" text,
	"port" integer,
	"last_operation_id" uuid,
	"last_operation_outcome" text,
	"stats" jsonb,
	"stats_at" timestamp with time zone,
	CONSTRAINT "servers_owned" CHECK ("servers"."account_id" is not null or "servers"."contract" = 'deleted'),
	CONSTRAINT "servers_on_a_node" CHECK ("servers"."node_id" is not null or "servers"."contract" = 'deleted')
);
--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_offers" ADD CONSTRAINT "node_offers_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_revisions" ADD CONSTRAINT "node_revisions_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_activity" ADD CONSTRAINT "server_activity_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_activity" ADD CONSTRAINT "server_activity_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_stats" ADD CONSTRAINT "server_stats_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_watches" ADD CONSTRAINT "server_watches_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "servers" ADD CONSTRAINT "servers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "servers" ADD CONSTRAINT "servers_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_key" ON "ledger_entries" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "promo_uses_code" ON "promo_uses" USING btree ("code","account_id");--> statement-breakpoint
CREATE INDEX "server_activity_server" ON "server_activity" USING btree ("server_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "servers_subdomain_key" ON "servers" USING btree ("subdomain") WHERE contract <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "servers_idempotency_key" ON "servers" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "servers_account" ON "servers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "servers_node" ON "servers" USING btree ("node_id");--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept_whole" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE FUNCTION "check_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chosen text;
BEGIN
  SELECT "currency" INTO chosen FROM "account_currency" WHERE "account_id" = NEW."account_id" FOR UPDATE;
  IF chosen IS DISTINCT FROM NEW."currency" THEN
    RAISE EXCEPTION 'the entry is not in the account''s currency' USING CONSTRAINT = 'ledger_entries_currency', ERRCODE = '23514';
  END IF;
  IF NEW."amount" < 0 AND NEW."amount" + (SELECT coalesce(sum("amount"), 0) FROM "ledger_entries" WHERE "account_id" = NEW."account_id") < 0 THEN
    RAISE EXCEPTION 'the balance would go below zero' USING CONSTRAINT = 'ledger_entries_balance', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_checked" BEFORE INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "check_ledger_entry"();
--> statement-breakpoint
CREATE FUNCTION "fix_currency"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."currency" IS DISTINCT FROM NEW."currency" AND EXISTS (SELECT FROM "ledger_entries" WHERE "account_id" = OLD."account_id") THEN
    RAISE EXCEPTION 'the account''s currency is fixed' USING CONSTRAINT = 'account_currency_fixed', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_currency_fixed" BEFORE UPDATE ON "account_currency" FOR EACH ROW EXECUTE FUNCTION "fix_currency"();
--> statement-breakpoint
CREATE FUNCTION "tell_all_nodes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "node_revisions" ORDER BY "node_id" FOR UPDATE;
  UPDATE "node_revisions" SET "revision" = "revision" + 1;
  PERFORM pg_notify('node_wishes', '*');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ended_sessions_told" AFTER INSERT ON "ended_sessions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_all_nodes"();
--> statement-breakpoint
CREATE TRIGGER "console_keys_told" AFTER INSERT ON "console_keys" FOR EACH STATEMENT EXECUTE FUNCTION "tell_all_nodes"();
