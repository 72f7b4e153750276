ALTER TABLE "accounts" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "last_sent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "sent_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "is_blocked_with_account" boolean DEFAULT false NOT NULL;