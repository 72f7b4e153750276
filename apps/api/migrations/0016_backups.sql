CREATE TABLE "backup_rehearsals" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"server_id" uuid,
	"job_id" uuid NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "backup_repositories" (
	"server_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	"gone_job_id" uuid,
	"gone_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "server_backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"server_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"cause" text,
	"note" text DEFAULT '' NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"job_id" uuid NOT NULL,
	"forget_job_id" uuid,
	"failure" text,
	"ended_at" timestamp with time zone,
	"node_id" integer,
	"is_remote" boolean DEFAULT false NOT NULL,
	"snapshot" text,
	"bytes" bigint,
	"added_bytes" bigint,
	"files" bigint,
	"was_restless" boolean DEFAULT false NOT NULL,
	"actor" text NOT NULL,
	"account_id" uuid,
	CONSTRAINT "server_backups_ready" CHECK ("server_backups"."state" <> 'ready' or "server_backups"."snapshot" is not null)
);
--> statement-breakpoint
CREATE TABLE "server_restores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"server_id" uuid NOT NULL,
	"backup_id" uuid,
	"backup_at" timestamp with time zone NOT NULL,
	"snapshot" text NOT NULL,
	"paths" jsonb,
	"phase" text NOT NULL,
	"job_id" uuid NOT NULL,
	"failure" text,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"actor" text NOT NULL,
	"account_id" uuid,
	CONSTRAINT "server_restores_ended" CHECK (("server_restores"."ended_at" is not null) = ("server_restores"."phase" in ('done', 'failed', 'cancelled')))
);
--> statement-breakpoint
ALTER TABLE "node_offers" ADD COLUMN "backups" jsonb;--> statement-breakpoint
ALTER TABLE "server_jobs" ADD COLUMN "node_id" integer;--> statement-breakpoint
ALTER TABLE "backup_rehearsals" ADD CONSTRAINT "backup_rehearsals_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_rehearsals" ADD CONSTRAINT "backup_rehearsals_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_repositories" ADD CONSTRAINT "backup_repositories_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_backups" ADD CONSTRAINT "server_backups_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_backups" ADD CONSTRAINT "server_backups_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_backups" ADD CONSTRAINT "server_backups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_restores" ADD CONSTRAINT "server_restores_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_restores" ADD CONSTRAINT "server_restores_backup_id_server_backups_id_fk" FOREIGN KEY ("backup_id") REFERENCES "public"."server_backups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_restores" ADD CONSTRAINT "server_restores_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_backups_server" ON "server_backups" USING btree ("server_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "server_backups_job" ON "server_backups" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "server_restores_under_way" ON "server_restores" USING btree ("server_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "server_restores_server" ON "server_restores" USING btree ("server_id","began_at");--> statement-breakpoint
CREATE INDEX "server_restores_job" ON "server_restores" USING btree ("job_id");--> statement-breakpoint
ALTER TABLE "server_jobs" ADD CONSTRAINT "server_jobs_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;