ALTER TABLE "servers" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "run" jsonb;