ALTER TABLE "server_archives" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "server_archives" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "server_archives" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "server_changes" ADD COLUMN "phase_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "server_changes" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "server_changes" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "server_changes" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "server_migrations" ADD COLUMN "phase_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "server_migrations" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "server_migrations" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "server_migrations" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "server_restores" ADD COLUMN "phase_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "server_restores" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "server_restores" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "server_restores" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "server_archives_due" ON "server_archives" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "server_changes_due" ON "server_changes" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "server_migrations_due" ON "server_migrations" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
-- Open workflows of older versions are checked in the first minute.
UPDATE "server_migrations" SET "due_at" = now(), "phase_at" = coalesce("clearing_at", "settling_at", "copying_at", "started_at")
  WHERE "ended_at" IS NULL;
--> statement-breakpoint
UPDATE "server_restores" SET "phase_at" = "started_at" WHERE "ended_at" IS NULL;
--> statement-breakpoint
UPDATE "server_changes" SET "due_at" = now() WHERE "ended_at" IS NULL;
--> statement-breakpoint
UPDATE "server_archives" SET "due_at" = now()
  WHERE "phase" IN ('saving', 'clearing') OR "phase" = 'stored' AND "requested_at" IS NOT NULL;
