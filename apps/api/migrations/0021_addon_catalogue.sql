CREATE TABLE "addon_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"content" jsonb,
	"at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addon_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"address" text NOT NULL,
	"content" "bytea",
	"asked_at" timestamp with time zone,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addon_projects" (
	"source" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"kinds" text[] NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"icon" text,
	"loaders" text[] NOT NULL,
	"game_versions" text[] NOT NULL,
	"categories" text[] NOT NULL,
	"downloads" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone,
	"client_only" boolean NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', name || ' ' || slug), 'A') || setweight(to_tsvector('simple', author), 'B') || setweight(to_tsvector('simple', summary), 'C')) STORED,
	CONSTRAINT "addon_projects_source_id_pk" PRIMARY KEY("source","id")
);
--> statement-breakpoint
CREATE TABLE "addon_readings" (
	"source" text PRIMARY KEY NOT NULL,
	"first_tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "addon_answers_used" ON "addon_answers" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "addon_pictures_used" ON "addon_pictures" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "addon_projects_words" ON "addon_projects" USING gin ("words");--> statement-breakpoint
CREATE INDEX "addon_projects_downloads" ON "addon_projects" USING btree ("source","downloads");