CREATE TABLE "core_starts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "core_starts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"core" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ms" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "core_starts_newest" ON "core_starts" USING btree ("core","at");