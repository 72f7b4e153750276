CREATE TABLE "server_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"server_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"phase" text NOT NULL,
	"idempotency_key" text,
	"digest" text,
	"what" jsonb NOT NULL,
	"paths" jsonb,
	"job" jsonb NOT NULL,
	"job_id" uuid,
	"saves" boolean NOT NULL,
	"backup_id" uuid,
	"core" jsonb,
	"core_before" jsonb,
	"settings" jsonb,
	"settings_before" jsonb,
	"pack" jsonb,
	"is_first" boolean DEFAULT false NOT NULL,
	"failure" text,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"start" text,
	"restore_id" uuid,
	"actor" text NOT NULL,
	"account_id" uuid,
	CONSTRAINT "server_changes_ended" CHECK (("server_changes"."ended_at" is not null) = ("server_changes"."phase" in ('done', 'failed', 'cancelled', 'undone'))),
	CONSTRAINT "server_changes_core" CHECK (("server_changes"."core" is null) = ("server_changes"."core_before" is null))
);
--> statement-breakpoint
ALTER TABLE "server_changes" ADD CONSTRAINT "server_changes_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_changes" ADD CONSTRAINT "server_changes_backup_id_server_backups_id_fk" FOREIGN KEY ("backup_id") REFERENCES "public"."server_backups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_changes" ADD CONSTRAINT "server_changes_restore_id_server_restores_id_fk" FOREIGN KEY ("restore_id") REFERENCES "public"."server_restores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_changes" ADD CONSTRAINT "server_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "server_changes_under_way" ON "server_changes" USING btree ("server_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "server_changes_idempotency_key" ON "server_changes" USING btree ("server_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "server_changes_server" ON "server_changes" USING btree ("server_id","began_at");--> statement-breakpoint
CREATE INDEX "server_changes_job" ON "server_changes" USING btree ("job_id");