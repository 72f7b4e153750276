CREATE TABLE "accepted_editions" (
	"account_id" uuid NOT NULL,
	"document" text NOT NULL,
	"edition" date NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accepted_editions_account_id_document_edition_pk" PRIMARY KEY("account_id","document","edition")
);
--> statement-breakpoint
CREATE TABLE "edition_notices" (
	"account_id" uuid NOT NULL,
	"in_force" date NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "edition_notices_account_id_in_force_pk" PRIMARY KEY("account_id","in_force")
);
--> statement-breakpoint
ALTER TABLE "accepted_editions" ADD CONSTRAINT "accepted_editions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_notices" ADD CONSTRAINT "edition_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;