ALTER TABLE "backup_repositories" ADD COLUMN "erase_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "server_backups" ADD COLUMN "erase_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "server_backups" ADD CONSTRAINT "server_backups_erase" CHECK ("server_backups"."erase_after" is null or "server_backups"."state" = 'deleting');