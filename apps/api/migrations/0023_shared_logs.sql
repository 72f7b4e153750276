CREATE TABLE "shared_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"lines" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_logs" ADD CONSTRAINT "shared_logs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_logs" ADD CONSTRAINT "shared_logs_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_logs_account" ON "shared_logs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "shared_logs_server" ON "shared_logs" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "shared_logs_expires" ON "shared_logs" USING btree ("expires_at");