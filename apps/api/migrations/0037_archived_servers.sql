CREATE TABLE "server_archives" (
	"server_id" uuid PRIMARY KEY NOT NULL,
	"phase" text,
	"phase_at" timestamp with time zone,
	"first_sent_at" timestamp with time zone,
	"first_delivered_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"last_delivered_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"backup_id" uuid,
	"requested_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "server_archives_begun" CHECK (("server_archives"."phase" is null) = ("server_archives"."archived_at" is null)),
	CONSTRAINT "server_archives_since" CHECK (("server_archives"."phase" is null) = ("server_archives"."phase_at" is null))
);
--> statement-breakpoint
ALTER TABLE "servers" DROP CONSTRAINT "servers_on_a_node";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "idle_check_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "server_archives" ADD CONSTRAINT "server_archives_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_archives" ADD CONSTRAINT "server_archives_backup_id_server_backups_id_fk" FOREIGN KEY ("backup_id") REFERENCES "public"."server_backups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "servers" ADD CONSTRAINT "servers_on_a_node" CHECK ("servers"."node_id" is not null or "servers"."contract" in ('archived', 'deleted'));--> statement-breakpoint
CREATE INDEX "server_archives_backup" ON "server_archives" USING btree ("backup_id") WHERE backup_id is not null;--> statement-breakpoint
CREATE INDEX "server_archives_under_way" ON "server_archives" USING btree ("phase_at") WHERE phase in ('saving', 'clearing', 'restoring');--> statement-breakpoint
CREATE INDEX "server_archives_requests" ON "server_archives" USING btree ("requested_at") WHERE requested_at is not null;--> statement-breakpoint
CREATE INDEX "servers_idle_check" ON "servers" USING btree ("idle_check_at") WHERE contract = 'active';--> statement-breakpoint
-- Otherwise all idle servers would be due in the same minute.
UPDATE "servers" SET
	"used_at" = now() + make_interval(secs => mod(abs(hashtext("id"::text)::bigint), 14 * 86400)),
	"idle_check_at" = now() + make_interval(secs => mod(abs(hashtext("id"::text)::bigint), 86400))
	WHERE "contract" <> 'deleted';
