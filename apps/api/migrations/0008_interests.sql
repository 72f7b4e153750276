CREATE TABLE "interests" (
	"edition" text NOT NULL,
	"mailbox" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interests_edition_mailbox_pk" PRIMARY KEY("edition","mailbox")
);
--> statement-breakpoint
CREATE INDEX "interests_mailbox" ON "interests" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "interests_email" ON "interests" USING btree ("email");