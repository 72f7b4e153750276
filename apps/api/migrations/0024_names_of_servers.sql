CREATE TABLE "own_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"server_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"label" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"waits_since" timestamp with time zone NOT NULL,
	"found" text,
	"found_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"look_at" timestamp with time zone,
	CONSTRAINT "own_domains_found" CHECK (("own_domains"."found" is null) = ("own_domains"."found_at" is null)),
	CONSTRAINT "own_domains_lost" CHECK (("own_domains"."lost_at" is not null) = ("own_domains"."state" = 'lost'))
);
--> statement-breakpoint
CREATE TABLE "former_subdomains" (
	"name" text PRIMARY KEY NOT NULL,
	"server_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_domains" ADD CONSTRAINT "own_domains_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_subdomains" ADD CONSTRAINT "former_subdomains_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_domains_server" ON "own_domains" USING btree ("server_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "own_domains_leading" ON "own_domains" USING btree ("domain") WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "own_domains_look" ON "own_domains" USING btree ("look_at");--> statement-breakpoint
CREATE INDEX "former_subdomains_server" ON "former_subdomains" USING btree ("server_id");