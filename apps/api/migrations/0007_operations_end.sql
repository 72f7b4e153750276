ALTER TABLE "server_activity" ADD COLUMN "operation_id" uuid;--> statement-breakpoint
ALTER TABLE "server_activity" ADD COLUMN "outcome" text;--> statement-breakpoint
CREATE INDEX "server_activity_under_way" ON "server_activity" USING btree ("server_id") WHERE "server_activity"."operation_id" is not null and "server_activity"."outcome" is null;