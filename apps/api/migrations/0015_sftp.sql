CREATE TABLE "file_activity_heard" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sftp_passwords" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ssh_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"blob" text NOT NULL,
	"fingerprint" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sessions_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "node_offers" ADD COLUMN "sftp" jsonb;--> statement-breakpoint
ALTER TABLE "sftp_passwords" ADD CONSTRAINT "sftp_passwords_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sftp_passwords" ADD CONSTRAINT "sftp_passwords_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ssh_keys" ADD CONSTRAINT "ssh_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_activity_heard_at" ON "file_activity_heard" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sftp_passwords_key" ON "sftp_passwords" USING btree ("account_id","server_id");--> statement-breakpoint
CREATE INDEX "sftp_passwords_server" ON "sftp_passwords" USING btree ("server_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ssh_keys_account_key" ON "ssh_keys" USING btree ("account_id","fingerprint");--> statement-breakpoint
CREATE TRIGGER "accounts_sessions_ended_told" AFTER UPDATE OF "sessions_ended_at" ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_all_nodes"();
