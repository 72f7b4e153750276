CREATE TABLE "eula_acceptances" (
	"account_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"url" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "eula_acceptances_server_id_url_pk" PRIMARY KEY("server_id","url")
);
--> statement-breakpoint
ALTER TABLE "node_offers" ADD COLUMN "runs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "node_offers" ADD COLUMN "runtime" jsonb;--> statement-breakpoint
ALTER TABLE "node_offers" ADD COLUMN "architecture" text;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "cpu_cores" integer;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "silent_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "kill_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "start_ms" integer;--> statement-breakpoint
ALTER TABLE "eula_acceptances" ADD CONSTRAINT "eula_acceptances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eula_acceptances" ADD CONSTRAINT "eula_acceptances_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eula_acceptances_account" ON "eula_acceptances" USING btree ("account_id");