-- What versions before this one left of the servers of deleted accounts; deleting an account takes it since.
UPDATE "server_activity" SET "what" = split_part("what", ':', 1)
  WHERE "what" LIKE 'blocked:%' AND "server_id" IN (SELECT "id" FROM "servers" WHERE "account_id" IS NULL);--> statement-breakpoint
UPDATE "operator_log" SET "text" = split_part("text", ':', 1)
  WHERE "subject" = 'account (deleted)' OR "subject" IN (SELECT 'server ' || "id" FROM "servers" WHERE "account_id" IS NULL);--> statement-breakpoint
UPDATE "servers" SET "name" = '', "subdomain" = '', "settings" = '{}', "digest" = '' WHERE "account_id" IS NULL;
