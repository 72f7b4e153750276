ALTER TABLE "servers" ADD COLUMN "empty_stop_minutes" smallint;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "stopped_empty_minutes" smallint;